"""The text of a card as it would be printed: abilities of Combat and Diplomacy cards, Items, Secrets, Skills, flaws,
Actions of Locations and Characters."""

from __future__ import annotations

from nokturn.games.grail.printed.belongings import Item, Secret
from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.scopes import Context
from nokturn.games.grail.printed.locations import Deed
from nokturn.games.grail.text.sentences import clauses_text, price_text, rules_text
from nokturn.games.grail.text.voice import Voice, sentence


def card_text(card: HeroCard, voice: Voice) -> str:
    """What a Combat or Diplomacy card says beside its keys; many say nothing."""
    said = [voice.say("passive")] if card.passive else []
    return " ".join([*said, rules_text(card.abilities, voice)]).strip()


def owned_text(owned: Item | Secret, voice: Voice) -> str:
    """What an Item or a Secret does; nothing for one that only opens something."""
    return rules_text(owned.rule, voice)


def keywords_text(owned: Item | Secret, voice: Voice) -> str:
    """The keywords of an Item or a Secret: `Weapon, Craft`."""
    words: list[str] = [owned.keyword] if owned.keyword else []
    words += ["craft"] if isinstance(owned, Item) and owned.craft else []
    words += ["personal"] if isinstance(owned, Secret) and owned.personal else []
    return ", ".join([voice.say(f"keyword-{word}") for word in words])


def deed_text(deed: Deed, voice: Voice, context: Context = "journal") -> str:
    """An Action of a Location or a Character, or a lightning rule: its price, what it does, what a toss adds."""
    price, said = price_text(deed.energy, deed.cost, voice), clauses_text(deed.effects, voice, context)
    faces = [
        voice.say("toss-face", face=face, clause=clauses_text(effects, voice, context))
        for face, effects in (("grail", deed.toss_grail), ("skull", deed.toss_skull))
        if effects
    ]
    first = f"{price}: {said}" if price and said else price or said
    tossed = voice.say("toss-whole", faces="; ".join(faces)) if faces else ""
    limit = voice.say("limit-day") if deed.once_per_day else ""
    return " ".join([sentence(part) for part in (first, tossed, limit) if part])


def cost_text(cost: Effects, voice: Voice) -> str:
    """What a choice costs: `Pay 1 Food.`; nothing for what is free."""
    return sentence(clauses_text(cost, voice, "journal")) if cost else ""
