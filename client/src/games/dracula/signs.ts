/** Small signs of our own, drawn in a square of 24: sigils, tokens, and what a map needs. */

export const SIGNS = {
  lord_godalming: 'M4 19h16 M5 16 3 7l5 4 4-7 4 7 5-4-2 9z',
  dr_seward: 'M12 2.500v19 M8 6c0-3 8-3 8 .5S8 9.5 8 13s8 3 8 6',
  van_helsing: 'M12 2v20 M6 8h12 M9.5 21h5',
  mina_harker: 'M4 21c2-9 7-15 16-17-1 8-6 13.5-12 13.5 M4 21l7-9',
  dracula:
    'M12 9c.8-1.2 1.2-2 1.2-3.500L15 8c3-2 6-1.5 8 .5-2.5.3-3 2.5-4 5-2-1.8-4-1-5 .8L12 19l-2-4.700c-1-1.8-3-2.6-5-.8-1-2.5-1.5-4.7-4-5 2-2 5-2.5 8-.5l1.8-2.500C10.8 7 11.2 7.8 12 9z',
  bat: 'M12 10l1-3 1 2c3-2.5 6-2 8.5 0-2.5.5-3 2.5-3.5 4.5-2-1.5-4-.8-5 1L12 18l-2-3.500c-1-1.8-3-2.5-5-1-.5-2-1-4-3.5-4.500C4 7 7 6.5 10 9l1-2z',

  fog: 'M4 10c1-5 8-6 10-2 4-1 6 2 6 4H3 M5 16h13 M8 20h12',
  storm: 'M5 13c-3-1-2-6 2-6 1-5 9-5 10 0 4 0 5 5 2 6z M12 13l-3 5h4l-2 5',
  roadblock: 'M3 9h18v5H3z M6 14v6 M18 14v6 M7 14l4-5 M13 14l4-5',
  consecrated: 'M12 3v18 M6.5 9h11 M4 21h16',
  host: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z M12 7v10 M8 11h8',
  rumor: 'M4 5h16v11h-8l-5 4v-4H4z M8 9h8 M8 12h5',
  delayed: 'M6 3h12 M6 21h12 M7 3c0 5 4 6 5 9 1-3 5-4 5-9 M7 21c0-5 4-6 5-9 1 3 5 4 5 9',
  drop: 'M12 3c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z',
  event: 'M6 4h11a2 2 0 0 1 2 2v1h-3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1h9 M6 4v12 M9 9h4 M9 12h4',
  encounter: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7z M12 8.500v7',
  wolf: 'M4 20 6 9 4 3l5 4h6l5-4-2 6 2 11-4-4-4 2-4-2z M9 11v.5 M15 11v.5',
  hospital: 'M9.5 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z',
  moon: 'M17 15A8 8 0 1 1 10 3.5 6.5 6.5 0 0 0 17 15z',
  sun: 'M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M12 2v2.5 M12 19.500V22 M2 12h2.5 M19.5 12H22 M5 5l1.8 1.8 M17.2 17.2 19 19 M19 5l-1.8 1.8 M6.8 17.2 5 19',
  cross: 'M5 5l14 14 M19 5 5 19',
  done: 'M4 12.5l5.5 5.5L20 6.5',
  question: 'M8 9c0-6 9-5 8 0-.5 3-4 3-4 6.5 M12 19.500v.5',
  pin: 'M12 22c-5-7-7-9-7-13a7 7 0 0 1 14 0c0 4-2 6-7 13z M12 6.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  ally: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4 21c0-5 3-8 8-8s8 3 8 8z',
} as const

export type SignName = keyof typeof SIGNS
export const isSign = (name: string): name is SignName => name in SIGNS

/** What can stand on a banner or on a card of Dracula. */
export const SYMBOLS = ['fangs', 'strength', 'claws', 'mesmerize', 'plotting', 'bat', 'mist'] as const
