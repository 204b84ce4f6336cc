# Co mówi narysowany stół Graala, po polsku.  Walka i dyplomacja mają własną część na końcu.
