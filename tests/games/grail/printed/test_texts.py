"""Cards in words: every op, condition and trigger in both languages, every card a whole sentence without raw ids."""

import itertools
import re
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from nokturn.games.grail.printed.language.conditions import CONDITIONS
from nokturn.games.grail.printed.language.effects import OPS
from nokturn.games.grail.printed.language.parser import condition_of, effect_of
from nokturn.games.grail.printed.language.rules import Rule
from nokturn.games.grail.printed.language.scopes import Context
from nokturn.games.grail.printed.language.vocabulary import CardTrigger, Trigger
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.printed.reading.printed_effects import things_asked
from nokturn.games.grail.text.cards import card_text, deed_text, keywords_text, owned_text
from nokturn.games.grail.text.conditions import condition_text
from nokturn.games.grail.text.sentences import effects_text, rule_text
from nokturn.games.grail.text.voice import HERE, Voice

PACK = the_campaign()
VOICES = {lang: Voice(PACK, lang) for lang in ("en", "pl")}


def said(effect, context="card"):
    return tuple(effects_text((effect_of(effect),), VOICES[lang], context) for lang in ("en", "pl"))


EFFECTS = {
    "none": ("Nothing happens.", "Nic się nie dzieje."),
    "gain food 2": ("Gain 2 Food.", "Otrzymaj 2 Prowiantu."),
    "gain health 1": ("Recover 1 Health.", "Odzyskaj 1 Zdrowia."),
    "lose wealth 3": ("Lose 3 Wealth.", "Strać 3 Kosztowności."),
    "lose magic all": ("Lose all Magic.", "Strać całą posiadaną pulę Magii."),
    "set terror 0": ("Set Terror to 0.", "Ustaw Grozę na 0."),
    "pay rep 1": ("Pay 1 Rep.", "Zapłać 1 Rep."),
    "pay magic 1+players": ("Pay 1 Magic and 1 more for each player.", "Zapłać 1 Magii i po 1 za każdego gracza."),
    "pay food 2*players": ("Pay 2 Food for each player.", "Zapłać po 2 Prowiantu za każdego gracza."),
    "pay card 2": ("Discard 2 cards.", "Odrzuć 2 karty."),
    "pay charge 1": ("Pay 1 Charge.", "Zapłać 1 Ładunek."),
    "pay charge all": ("Pay all Charges.", "Zapłać wszystkie Ładunki."),
    "status allies.3": ("Mark the Status “Allies” (3).", "Zaznacz Status „Sojusznicy” (3)."),
    "status scout": ("Mark the Status “Scout”.", "Zaznacz Status „Zwiadowca”."),
    "status something_comes +1": (
        "Mark one more box of “Something Comes”.", "Zaznacz kolejne pole Statusu „Coś Nadchodzi”.",
    ),
    "unstatus something_comes": ("Clear the Status “Something Comes”.", "Wymaż Status „Coś Nadchodzi”."),
    "secret moon_lantern": ("Gain the Secret “Moon Lantern”.", "Otrzymaj Sekret „Księżycowa Latarnia”."),
    "lose_secret red_plague": ("Lose the Secret “Red Plague”.", "Strać Sekret „Czerwony Mór”."),
    "item hunting_bow": ("Gain the Item “Hunting Bow”.", "Otrzymaj Przedmiot „Łuk Myśliwski”."),
    "draw_item craft 2": ("Draw 2 Craft Items.", "Dobierz 2 Przedmioty Rzemieślnicze."),
    "draw_item companion 1": ("Draw 1 Companion.", "Dobierz 1 Towarzysza."),
    "discard_item weapon_or_shield 1": ("Discard 1 Weapon or Shield.", "Odrzuć 1 Broń lub Tarczę."),
    "discard_item any 5": ("Discard 5 Items.", "Odrzuć 5 Przedmiotów."),
    "discard_this": ("Discard this card.", "Odrzuć tę kartę."),
    "encounter purple": ("Draw a purple Encounter.", "Dobierz fioletowe Spotkanie."),
    "encounter_redraw": ("Put it under its deck and draw another.", "Odłóż je pod talię i dobierz nowe."),
    "encounter_levels 2,3": (
        "Rebuild the Encounter decks from these levels: 2 and 3.", "Złóż talie Spotkań na nowo z poziomów: 2 i 3.",
    ),
    "swap 111 151": (
        f"Replace Location 111 with 151, “{PACK.locations[151].name['en']}”.",
        f"Zastąp Lokację 111 Lokacją 151 „{PACK.locations[151].name['pl']}”.",
    ),
    "menhir_add lowest -1": ("Turn the lowest Menhir dial down by 1.", "Obniż najniższy Licznik Menhiru o 1."),
    "menhir_add 101 +2": (
        "Turn the Menhir dial of Location 101 up by 2.", "Podnieś Licznik Menhiru w Lokacji 101 o 2.",
    ),
    "menhir_bonus 2": ("Let it last 2 days longer.", "Przedłuż jego działanie o 2 dni."),
    "dial x 13-players time q_rite": (
        "Set a Time Dial of 13 less 1 for each player on “The Stone Gutters”.",
        "Połóż na „Kamień Przygasa” Licznik Czasu o wartości 13 minus 1 za każdego gracza.",
    ),
    "dial x 4 quest q_rite": (
        "Set a Quest Dial of 4 on “The Stone Gutters”.", "Połóż na „Kamień Przygasa” Licznik Zadania o wartości 4.",
    ),
    "guardian foredweller_scout highest": (
        "Place the Guardian “Foredweller Scout” on the face-up Location with the highest number.",
        "Połóż Strażnika „Zwiadowca Pierwszych” na odkrytej Lokacji o najwyższym numerze.",
    ),
    "event ch1_5": ("Resolve the Event “Nine Words and a Pause”.", "Rozpatrz Wydarzenie „Dziewięć Słów i Pauza”."),
    "event_random 1": (
        "Put 1 random Event on top of the Event deck.", "Połóż 1 Wydarzenie Losowe na wierzchu talii Wydarzeń.",
    ),
    "event_random 5": (
        "Put 5 random Events on top of the Event deck.", "Połóż 5 Wydarzeń Losowych na wierzchu talii Wydarzeń.",
    ),
    "event_loop 3": (
        "Put 3 random Events on top of the Event deck and this card beneath them.",
        "Połóż 3 Wydarzenia Losowe na wierzchu talii Wydarzeń, a tę kartę pod nimi.",
    ),
    "event_redraw": (
        "Discard it and reveal the next random Event.", "Odrzuć je i odsłoń kolejne Wydarzenie Losowe.",
    ),
    "quest q_rite": ("Begin the Quest “The Stone Gutters”.", "Rozpocznij Zadanie „Kamień Przygasa”."),
    "quest_done q_rite": ("End the Quest “The Stone Gutters”.", "Zakończ Zadanie „Kamień Przygasa”."),
    "clue c_oldsteel": (
        "Note the Clue: Oldsteel can only be worked at the Iron Weir.",
        "Zapisz Trop: Starostal można kuć tylko przy Żelaznym Jazie.",
    ),
    "chapter 2": ("Begin chapter 2, “The Road of the Five”.", "Rozpocznij rozdział 2: „Szlak Pięciorga”."),
    "ending kindled": ("Read the ending “Kindled”.", "Przeczytaj zakończenie „Rozniecony”."),
    "savepoint": ("Save the campaign if you like.", "Jeśli chcesz, zapisz kampanię."),
    "cost_mod travel -1 first_today": (
        "Your first Travel each day costs 1 Energy less.",
        "Twoja pierwsza Podróż każdego dnia kosztuje o 1 Energii mniej.",
    ),
    "cost_mod explore +1 first_today": (
        "Your first Exploration each day costs 1 Energy more.",
        "Twoja pierwsza Eksploracja każdego dnia kosztuje o 1 Energii więcej.",
    ),
    "cost_mod magic -1 this": (
        "Pay 1 Magic less for it, but at least 1.", "Zapłać za to o 1 Magii mniej, lecz co najmniej 1.",
    ),
    "cost_mod food_or_wealth -2 this": (
        "Pay 2 Food or Wealth less for it, but at least 1.",
        "Zapłać za to o 2 Prowiantu lub Kosztowności mniej, lecz co najmniej 1.",
    ),
    "damage 1": ("Suffer 1 damage.", "Otrzymaj 1 obrażenie."),
    "damage 5": ("Suffer 5 damage.", "Otrzymaj 5 obrażeń."),
    "damage 2 unavoidable": ("Suffer 2 unavoidable damage.", "Otrzymaj 2 nieuniknione obrażenia."),
    "pool +2": ("Add 2 markers.", "Dodaj 2 znaczniki."),
    "pool -5": ("Remove 5 markers from the Pool.", "Usuń 5 znaczników z Puli."),
    "pool_per courage 1": (
        "Add 1 marker for each joined Courage key.", "Dodaj 1 znacznik za każdy połączony Klucz Odwagi.",
    ),
    "pool_per_damage 1": ("Add 1 marker for each damage you suffer.", "Dodaj 1 znacznik za każde otrzymane obrażenie."),
    "pool_per_charge 1": (
        "Add 1 marker for each Charge on the cards of the Sequence.",
        "Dodaj 1 znacznik za każdy Ładunek na kartach Sekwencji.",
    ),
    "reduce 2": ("Suffer 2 damage less.", "Otrzymaj o 2 obrażenia mniej."),
    "reduce_min1 1": ("Suffer 1 damage less, but at least 1.", "Otrzymaj o 1 obrażenie mniej, lecz co najmniej 1."),
    "no_pool_loss": ("Keep all markers in the Pool.", "Zachowaj wszystkie znaczniki w Puli."),
    "ignore_attack": ("Ignore the attack.", "Zignoruj ten atak."),
    "shift -1": ("Use the row one lower.", "Użyj wiersza o jeden niższego."),
    "shift any": ("Shift the attack one row up or down.", "Przesuń atak o jeden wiersz w górę lub w dół."),
    "draw 3": ("Draw 3 cards.", "Dobierz 3 karty."),
    "discard 1": ("Discard 1 card.", "Odrzuć 1 kartę."),
    "mill 2": ("Discard the top 2 cards of your deck.", "Odrzuć 2 karty z wierzchu swojej talii."),
    "tear": ("Discard the last card of the Sequence.", "Odrzuć ostatnią kartę Sekwencji."),
    "tear_self": ("Discard this card afterwards.", "Odrzuć potem tę kartę."),
    "charge 2": ("Put 2 Charges on this card.", "Połóż na tej karcie 2 Ładunki."),
    "charge_any 1": (
        "Put 1 Charge on one passive card of the Sequence.", "Połóż 1 Ładunek na jednej karcie Pasywnej w Sekwencji.",
    ),
    "charge_level empathy": (
        "Put as many Charges on this card as you have Empathy.",
        "Połóż na tej karcie tyle Ładunków, ile masz Empatii.",
    ),
    "chain": (
        "Treat the next card of this Activation as chained.",
        "Uznaj następną kartę tej Aktywacji za dołączoną Bonusem dodatkowej karty.",
    ),
    "magic_free": (
        "Join the next magic key of this Activation without paying Magic.",
        "Połącz następny Klucz Magii tej Aktywacji bez płacenia Magii.",
    ),
    "attitude +1": ("Move the marker 1 space up.", "Przesuń znacznik o 1 pole w górę."),
    "attitude -5": ("Move the marker 5 spaces down.", "Przesuń znacznik o 5 pól w dół."),
    "attitude_per aggression 2": (
        "Move the marker 2 spaces up for each joined Aggression key.",
        "Przesuń znacznik o 2 pola w górę za każdy połączony Klucz Agresji.",
    ),
    "attitude_per_charge 1": (
        "Move the marker 1 space up for each Charge paid.",
        "Przesuń znacznik o 1 pole w górę za każdy zapłacony Ładunek.",
    ),
    "soften 2": ("Let the marker fall 2 spaces less.", "Zmniejsz spadek znacznika o 2 pola."),
    "ignore_response": ("Ignore the Response.", "Zignoruj tę Odpowiedź."),
    "reverse_response": ("Turn every fall of the marker into a rise.", "Zamień każdy spadek znacznika na wzrost."),
    "flee": ("The enemy escapes.", "Przeciwnik ucieka."),
    "reduce_terror 1": ("Gain 1 Terror less.", "Otrzymaj o 1 Grozy mniej."),
    "reduce_terror 9": ("Gain no Terror from it.", "Nie otrzymuj za to Grozy."),
    "reduce_health_loss 1": ("Lose 1 Health less.", "Strać o 1 Zdrowia mniej."),
    "take_terror 1": ("Gain 1 of it instead.", "Weź 1 z niej na siebie."),
    "panic_threshold +1": (
        "You Panic only when Terror exceeds Health by 2 or more.",
        "Panikujesz dopiero, gdy Groza przewyższa Zdrowie o 2 lub więcej.",
    ),
    "panic_immune": ("Ignore Panic for this Encounter.", "Zignoruj Panikę w tym Spotkaniu."),
    "allow_draw": ("Draw at the End of Turn all the same.", "I tak dobierz kartę na Koniec Tury."),
    "hand_limit +1": (
        "At the End of Turn keep up to 4 cards instead of 3.", "Na Koniec Tury zachowaj do 4 kart zamiast 3.",
    ),
    "extra_slot weapon_or_shield": (
        "You may use one Weapon or Shield beyond the keyword limit.",
        "Możesz używać jednej Broni lub Tarczy ponad limit słów kluczowych.",
    ),
    "free_mulligan": ("Do so without losing a card.", "Zrób to bez utraty karty."),
    "ignore_trait ambush": ("Ignore the trait Ambush.", "Zignoruj Cechę Zasadzka."),
    "redirect_opportunity": (
        "Suffer the Opportunity Attack in that member's place.", "Przyjmij za tę Postać Atak w Odsłonięcie.",
    ),
    "escape_guardian": (
        "Move to a connected face-up Location before the Encounter.",
        "Przejdź przed Spotkaniem do połączonej odkrytej Lokacji.",
    ),
    "peek_choice 1": ("Look where one choice leads.", "Sprawdź, dokąd prowadzi jeden wybór."),
    "toss_skull: discard_this": (
        "Toss a dial and on a Skull discard this card.", "Rzuć Licznikiem i przy Czaszce odrzuć tę kartę.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_in_words(effect):
    assert said(effect) == EFFECTS[effect]


def test_there_is_a_text_for_every_op():
    assert {effect.rpartition(": ")[2].split()[0] for effect in EFFECTS} == set(OPS)


@pytest.mark.parametrize("effect, context, en, pl", [
    ("gain food 2", "journal", "The Party gains 2 Food.", "Drużyna otrzymuje 2 Prowiantu."),
    ("lose energy 1", "journal", "Each member of the Party loses 1 Energy.", "Każdy członek Drużyny traci 1 Energii."),
    ("gain xp 2", "event", "Every Character gains 2 XP.", "Każda Postać otrzymuje 2 PD."),
    ("gain rep 1 choose", "journal", "One member of the Party gains 1 Rep.", "Jeden członek Drużyny otrzymuje 1 Rep."),
    ("gain health 1 other", "card", "Another Character here recovers 1 Health.",
     "Inna Postać w tej Lokacji odzyskuje 1 Zdrowia."),
    ("toss_skull: lose health 1", "event", "Every Character tosses a dial and on a Skull loses 1 Health.",
     "Każda Postać rzuca Licznikiem i przy Czaszce traci 1 Zdrowia."),
    ("pay wealth 1 actor ; gain food 2 actor | none", "event", "Every Character may pay 1 Wealth to gain 2 Food.",
     "Każda Postać może zapłacić 1 Kosztowności, by otrzymać 2 Prowiantu."),
    ("lose energy 1 | lose food 1", "event", "Every Character loses 1 Energy or 1 Food.",
     "Każda Postać traci 1 Energii albo 1 Prowiantu."),
    ("lose food 1 | gain terror 1", "event", "Every Character loses 1 Food or gains 1 Terror.",
     "Każda Postać traci 1 Prowiantu albo otrzymuje 1 Grozy."),
    ("attitude -2 | attitude -1 ; lose food 1", "card",
     "Either move the marker 2 spaces down, or move the marker 1 space down and lose 1 Food.",
     "Albo przesuń znacznik o 2 pola w dół, albo przesuń znacznik o 1 pole w dół i strać 1 Prowiantu."),
    ("gain food 2 party | gain food 4 party ; gain terror 1 each", "journal",
     "Either the Party gains 2 Food, or the Party gains 4 Food, and each member of the Party gains 1 Terror.",
     "Albo Drużyna otrzymuje 2 Prowiantu, albo Drużyna otrzymuje 4 Prowiantu "
     "oraz każdy członek Drużyny otrzymuje 1 Grozy."),
])  # fmt: skip
def test_whom_it_concerns_and_what_may_be_chosen(effect, context, en, pl):
    assert said(effect, context) == (en, pl)


def test_with_players_at_hand_numbers_are_reckoned_out():
    four = Voice(PACK, "pl", players=4)
    assert effects_text((effect_of("pay magic 1+players party"),), four, "journal") == "Drużyna płaci 5 Magii."
    assert "o wartości 9." in effects_text((effect_of("dial x 13-players time q_first"),), four)


CONDITIONS_SAID = {
    "attr empathy 2": ("your Empathy is 2 or more", "masz co najmniej 2 Empatii"),
    "hero beor": ("Beor is in the Party", "w Drużynie jest Beor"),
    "status scout": ("the Status “Scout” is marked", "Status „Zwiadowca” jest zaznaczony"),
    "not status allies.3": ("the Status “Allies” (3) is not marked", "Status „Sojusznicy” (3) nie jest zaznaczony"),
    "count allies 2": (
        "at least 2 parts of the Status “Allies” are marked", "zaznaczono co najmniej 2 części Statusu „Sojusznicy”",
    ),
    "secret moon_lantern": ("you have the Secret “Moon Lantern”", "masz Sekret „Księżycowa Latarnia”"),
    "not item lockpicks": ("you do not have the Item “Lockpicks”", "nie masz Przedmiotu „Wytrychy”"),
    "item lockpicks": ("you have the Item “Lockpicks”", "masz Przedmiot „Wytrychy”"),
    "res rep 4": ("you have at least 4 Rep", "masz co najmniej 4 Rep"),
    "not res magic 1": ("you have no Magic", "nie masz Magii"),
    "not res magic 3": ("you have less than 3 Magic", "masz mniej niż 3 Magii"),
    "chapter 2": ("chapter 2 has begun", "rozdział 2 już się zaczął"),
    "menhir_here": ("there is an active Menhir here", "w tej Lokacji jest Aktywny Menhir"),
    "not settlement": ("you are not in a Settlement", "jesteś poza Osadą"),
    "encounter_color grey": ("the Encounter is grey", "Spotkanie jest szare"),
    "event_kind random": ("the Event is random", "Wydarzenie jest losowe"),
    "pool_at_least 5": ("the Pool holds at least 5 markers", "w Puli jest co najmniej 5 znaczników"),
    "hand_at_most 1": ("you have at most 1 card left in hand", "masz na ręce najwyżej 1 kartę"),
    "green": ("the marker is on green", "znacznik jest na zielonym polu"),
    "not red": ("the marker is not on red", "znacznik nie jest na czerwonym polu"),
    "panicking": ("you Panic", "Panikujesz"),
    "ate": ("you ate", "był posiłek"),
    "amount_at_least 2": ("it is 2 or more", "jest tego co najmniej 2"),
    "key_attr caution": ("it is of Caution", "jest to Klucz Ostrożności"),
    "first_activation": ("you are the first to be activated", "to pierwsza Aktywacja w tej Walce"),
    "gained food": ("you gained Food", "dało to Prowiant"),
    "not dial last_dusk": (
        "the dial on “Every Lamp at Once” is gone", "z „Wszystkie Lampy Naraz” zniknął Licznik",
    ),
    "ended": ("the campaign has ended", "kampania się skończyła"),
}  # fmt: skip


@pytest.mark.parametrize("condition", CONDITIONS_SAID)
def test_a_condition_in_words(condition):
    told = tuple(condition_text(condition_of(condition), VOICES[lang]) for lang in ("en", "pl"))
    assert told == CONDITIONS_SAID[condition]


def test_there_is_a_text_for_every_condition():
    assert {text.removeprefix("not ").split()[0] for text in CONDITIONS_SAID} == set(CONDITIONS)


CARDS = {
    "beor_c03": (
        "In an enemy attack, add 1 marker for each damage you suffer.",
        "Podczas Ataku Przeciwnika dodaj 1 znacznik za każde otrzymane obrażenie.",
    ),
    "beor_c04": (
        "In an enemy attack, suffer 2 damage less. Delayed: draw 1 card.",
        "Podczas Ataku Przeciwnika otrzymaj o 2 obrażenia mniej. Z opóźnieniem: dobierz 1 kartę.",
    ),
    "beor_c05": (
        "When placed, you may discard 1 Weapon or Shield to add 3 markers.",
        "Po zagraniu możesz odrzucić 1 Broń lub Tarczę, by dodać 3 znaczniki.",
    ),
    "beor_c06": (
        "When placed, lose 1 Energy and add 1 marker for each joined Aggression key.",
        "Po zagraniu strać 1 Energii i dodaj 1 znacznik za każdy połączony Klucz Agresji.",
    ),
    "arev_d03": (
        "When placed, if the marker is not on green, lose 1 Rep. When placed, put as many Charges on this card as you "
        "have Courage. At any time, you may pay 2 Charges to treat the next card of this Activation as chained.",
        "Po zagraniu, jeśli znacznik nie jest na zielonym polu, strać 1 Rep. Po zagraniu połóż na tej karcie tyle "
        "Ładunków, ile masz Odwagi. W dowolnej chwili możesz zapłacić 2 Ładunki, by uznać następną kartę tej Aktywacji "
        "za dołączoną Bonusem dodatkowej karty.",
    ),
    "beor_c01": ("", ""),
}  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_a_card_in_words(card):
    assert tuple(card_text(PACK.cards[card], VOICES[lang]) for lang in ("en", "pl")) == CARDS[card]


OWNED = {
    "rusty_sword": (
        "When you are activated in Combat, add 1 marker; toss a dial and on a Skull discard this card.",
        "Na początku swojej Aktywacji w Walce dodaj 1 znacznik; rzuć Licznikiem i przy Czaszce odrzuć tę kartę.",
    ),
    "hound": (
        "At the start of a Combat, add 1 marker. If the Encounter is green, do so again.",
        "Na początku Walki dodaj 1 znacznik. Jeśli Spotkanie jest zielone, zrób to jeszcze raz.",
    ),
    "bandages": (
        "Action, 1 Energy: one Character here recovers 2 Health; discard this card.",
        "Akcja, 1 Energii: jedna Postać w tej Lokacji odzyskuje 2 Zdrowia; odrzuć tę kartę.",
    ),
    "black_candle": (
        "Action: gain 2 Magic and 1 Terror, and discard this card.",
        "Akcja: otrzymaj 2 Magii i 1 Grozy oraz odrzuć tę kartę.",
    ),
    "tinkers_tools": (
        "Action, 3 Energy: draw 1 Craft Item (once per day).",
        "Akcja, 3 Energii: dobierz 1 Przedmiot Rzemieślniczy (raz dziennie).",
    ),
    "mule": (
        "Your first Travel each day costs 1 Energy less.",
        "Twoja pierwsza Podróż każdego dnia kosztuje o 1 Energii mniej.",
    ),
    "wooden_shield": (
        "In an enemy attack, suffer 2 damage less (once per Encounter; turn this card over).",
        "Podczas Ataku Przeciwnika otrzymaj o 2 obrażenia mniej (raz na Spotkanie; obróć tę kartę).",
    ),
    "neantes_runes": (
        "When a random Event is revealed, you may pay 1 Magic to discard it and reveal the next random Event.",
        "Kiedy odsłaniane jest Wydarzenie Losowe, możesz zapłacić 1 Magii, by odrzucić je i odsłonić kolejne "
        "Wydarzenie Losowe.",
    ),
    "wyrd_sickness": (
        "At the End of Day, if there is no active Menhir here, gain 1 Terror.",
        "Na Koniec Dnia, jeśli w tej Lokacji nie ma Aktywnego Menhiru, otrzymaj 1 Grozy.",
    ),
    "cauldron_shard": (
        "When you Rest after eating, you may pay 1 Food to recover 1 Health.",
        "Kiedy Odpoczywasz po posiłku, możesz zapłacić 1 Prowiantu, by odzyskać 1 Zdrowia.",
    ),
    "rite_of_menhirs": ("", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", OWNED)
def test_an_item_or_a_secret_in_words(name):
    owned = PACK.items.get(name) or PACK.secrets[name]
    assert tuple(owned_text(owned, VOICES[lang]) for lang in ("en", "pl")) == OWNED[name]


def test_the_keywords_of_a_card():
    assert keywords_text(PACK.items["rusty_sword"], VOICES["pl"]) == "Broń, Rzemieślniczy"
    assert keywords_text(PACK.secrets["red_plague"], VOICES["en"]) == "Personal"


def test_an_action_of_a_location():
    gathering, brewing = PACK.locations[102].action, PACK.characters["maggot"].action
    assert gathering is not None
    assert deed_text(gathering, VOICES["en"]) == "2 Energy: the Party gains 2 Food; draw a green Encounter."
    assert deed_text(brewing, VOICES["pl"], "card") == "2 Energii i 1 Prowiantu: otrzymaj 1 Magii."


# everything


def texts(lang):
    """Every text the campaign prints, with the thing it belongs to."""
    voice = VOICES[lang]
    for card in PACK.cards.values():
        yield card.id, card_text(card, voice)
    for item in PACK.items.values():
        yield item.id, owned_text(item, voice)
    for secret in PACK.secrets.values():
        yield secret.id, owned_text(secret, voice)
    for number, side in PACK.skill_sides.items():
        yield f"skill {number}", rule_text(side, voice)
    for hero in PACK.characters.values():
        yield hero.id, rule_text(hero.flaw, voice)
        yield hero.id, deed_text(hero.action, voice, "card")
    for number, location in PACK.locations.items():
        for deed in (location.action, location.instant):
            if deed:
                yield str(number), deed_text(deed, voice)
        if location.activation:
            yield (
                str(number),
                effects_text((*location.activation.cost, *location.activation.on_activate), voice, "journal"),
            )
    for encounter in PACK.encounters.values():
        rows = (
            *[row.do for row in encounter.table],
            encounter.opportunity,
            *[stage.response for stage in encounter.stage],
        )
        for row in rows:
            yield encounter.id, effects_text(row, voice)
        for effects in (encounter.reward, encounter.failure, encounter.loot, encounter.instant):
            yield encounter.id, effects_text(effects, voice, "each")
    for event in PACK.events.values():
        for effects in (event.effects, *[branch.do for branch in event.branch]):
            yield event.id, effects_text(effects, voice, "event")
    for (number, passage), printed in PACK.passages.items():
        for effects in (printed.effects, *[(*choice.cost, *choice.effects) for choice in printed.choice]):
            yield f"{number}/{passage}", effects_text(effects, voice, "journal")


RAW = re.compile(r"_|\$|\{|\}|\bnone\b| {2}|\.\.|,,|;\.|^[a-ząćęłńóśźż]")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_reads_like_a_sentence(lang):
    wrong = [(name, text) for name, text in texts(lang) if text and (RAW.search(text) or text[-1] not in ".?”")]
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_choice_and_entry_of_the_journal_says_what_it_asks_for(lang):
    for journal in PACK.journal.values():
        for _, condition in things_asked(journal):
            assert "_" not in condition_text(condition, VOICES[lang])


def test_cards_with_an_ability_have_a_text_and_others_have_none():
    for card in PACK.cards.values():
        assert bool(card_text(card, VOICES["pl"])) == bool(card.abilities)


def test_both_languages_have_the_same_messages_or_need_no_other():
    """Polish has forms of its own; but whatever English says Polish says too."""
    found = {}
    for lang in ("en", "pl"):
        parsed = FluentParser().parse((HERE / "locale" / f"{lang}.ftl").read_text("utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
        found[lang] = {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}
    assert found["pl"] - found["en"] == {"damage", "damage-unavoidable"}
    assert found["en"] <= found["pl"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_trigger_has_words(lang):
    text = (HERE / "locale" / f"{lang}.ftl").read_text("utf-8")
    triggers = {*get_args(Trigger), *get_args(CardTrigger)}
    assert {one for one in triggers if f"\nwhen-{one} =" not in text} == {"always", "panic_check", "action"}


WHOLE = re.compile(r"[A-ZĄĆĘŁŃÓŚŹŻ0-9].*[.?”]")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_effect_reads_well_wherever_it_stands(lang):
    for words, context, toss in itertools.product(EFFECTS, get_args(Context), ("", "toss_grail: ")):
        effect = effect_of(words if words.startswith("toss") else toss + words)
        text = effects_text((effect,), VOICES[lang], context)
        assert WHOLE.fullmatch(text), text
        assert not RAW.search(text), text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_trigger_goes_with_every_condition(lang):
    do, cost = (effect_of("gain food 1"),), (effect_of("pay magic 1"),)
    for when, condition, optional, paid in itertools.product(
        get_args(Trigger), CONDITIONS_SAID, (False, True), ((), cost)
    ):
        rule = Rule(when=when, do=do, conditions=(condition_of(condition),), optional=optional, cost=paid, limit="day")
        text = rule_text(rule, VOICES[lang])
        assert text.endswith(").")
        assert not RAW.search(text), text
