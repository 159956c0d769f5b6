"""Bodies of what a player does at the table: throw, shout, challenge, set terms, sit and stand."""

from __future__ import annotations

from marshmallow import fields, validate

from service.http.requests.fields import (
    LARGEST,
    Body,
    NameOrObject,
    NumberOrName,
    Points,
    Whole,
    described,
    list_of,
    one_of,
    slug,
    text,
)

# No player is shown one window for longer.
LONGEST_REACTION_MS = 86_400_000


def window() -> Whole:
    """The window that an act answers."""
    return Whole(
        1,
        LARGEST,
        metadata=described(
            "The id of the window that this answers, as `expected` and `window_opened` tell it: once that is closed, "
            "the act is `too_late` and free, whatever else is open. Without it, it counts in the window that takes it."
        ),
    )


class RollBody(Body):
    """A throw. Which dice are thrown follows from the game."""

    keep = list_of(
        Whole(1, 6),
        "[3, 3]",
        validate=validate.Length(max=3),
        metadata=described("Faces that stay on the table, where a rule allows it (`keep_from` of the constraints)."),
    )
    hand = one_of("left", "right", metadata=described("With which hand, in games in which that matters (`hands`)."))
    magic = list_of(
        Whole(0, 7),
        "[6]",
        validate=validate.Length(max=3),
        metadata=described("Magic dice that are thrown instead of as many others, by their results (`magic`)."),
    )
    window = window()


class BetBody(Body):
    """One of several bets that are laid at once."""

    EXAMPLE = '{"target": "karadoc", "amount": 10, "combination": "suite"}'

    target = slug(required=True, metadata=described("The id of the player on whose next throw it is laid."))
    amount = Whole(0, required=True, metadata=described("The stake, in points."))
    combination = slug(required=True, metadata=described("The id of the combination that it is laid on."))
    value = Whole(metadata=described("Which of its kind, for instance the face of a Chouette; left out: any."))


class ShareBody(Body):
    """What a player gets."""

    EXAMPLE = '{"target": "karadoc", "amount": 1}'

    target = slug(required=True, metadata=described("The id of the player who gets it."))
    amount = Points(
        required=True,
        metadata=described("How many sips; or points, below zero too, of which sixths are told as text («7/6»)."),
    )


def reaction() -> Whole:
    """How long a player took, as the client claims."""
    return Whole(
        0,
        LONGEST_REACTION_MS,
        metadata=described(
            "How long the player took, in ms, from when this window was shown on the screen. Where the game "
            "compensates lag the act then counts earlier, within what was measured of the network; elsewhere it "
            "changes nothing."
        ),
    )


class AnnonceBody(Body):
    """A shout, with what it says besides its name. `pass` says: nothing will come from me in the windows that ask me
    now, or in the one that is named."""

    EXAMPLE = '{"annonce": "pass"}'

    annonce = slug(
        required=True,
        metadata=described("The annonce's id, as its rulebook lists it with its fields, or `pass`."),
    )
    target = slug(metadata=described("The id of the player that it points at."))
    amount = Whole(0, metadata=described("The stake, in points."))
    combination = slug(metadata=described("The id of the combination that it names."))
    value = NumberOrName(metadata=described("The number that is said aloud, or what is chosen or vowed."))
    words = text(
        200,
        shortest=1,
        metadata=described("The same number in words, where saying it right is part of the game."),
    )
    bet_on = slug(
        metadata=described(
            "Where `target` has laid several bets: the id of the player on whom the one that is meant is laid."
        )
    )
    bets = list_of(
        BetBody, f"[{BetBody.EXAMPLE}]", validate=validate.Length(max=16), metadata=described("Several bets at once.")
    )
    shares = list_of(
        ShareBody,
        f"[{ShareBody.EXAMPLE}]",
        validate=validate.Length(max=64),
        metadata=described("To whom how much goes."),
    )
    second = slug(metadata=described("The id of a second combination that is named."))
    gesture = list_of(
        slug(),
        '["tete"]',
        validate=validate.Length(max=8),
        metadata=described("What is done with the verse of a song."),
    )
    solution = slug(metadata=described("The id of what is done with a bird that was caught."))
    card = NumberOrName(metadata=described("The card that is used: its number, or `etoile`."))
    number = Whole(0, 1_000, metadata=described("A number on a die."))
    position = Whole(1, 64, metadata=described("A place among the singers, from 1."))
    about = slug(metadata=described("The id of the annonce that a question is about."))
    object = NameOrObject(metadata=described('A thing that is copied, some with their kind: `{"tichette": 13}`.'))
    objects = list_of(
        NameOrObject(), '["chaudron"]', validate=validate.Length(max=64),
        metadata=described("What is bought, in order; some with a `target`: `{\"object\": \"pierre_de_lune\", …}`."),
    )  # fmt: skip
    targets = list_of(
        slug(),
        '["perceval", "karadoc"]',
        validate=validate.Length(max=8),
        metadata=described("The ids of two players."),
    )
    left = slug(metadata=described("What is done to the die on the left."))
    middle = slug(metadata=described("What is done to the die in the middle."))
    right = slug(metadata=described("What is done to the die on the right."))
    into = slug(metadata=described("The id of the player who another one becomes."))
    text = text(500, shortest=1, metadata=described("A question, in the player's own words."))
    act = NameOrObject(
        metadata=described(
            "What another player is made to do: an annonce's id or `pass`; with fields as an object: "
            '`{"annonce": …}`, `{"challenge": …}`, `{"terms": …}` or `{"roll": true, "keep": …}`.'
        )
    )
    reaction_ms = reaction()
    window = window()


# What an annonce may say besides its name; which of it a given annonce takes is the engine's to check.
ANNONCE_FIELDS = tuple(name for name in AnnonceBody().fields if name not in ("annonce", "reaction_ms", "window"))


class ChallengeBody(Body):
    """A shout that starts a duel."""

    EXAMPLE = '{"challenge": "grelottine", "target": "karadoc"}'

    challenge = slug(required=True, metadata=described("The challenge's id, for instance `grelottine`."))
    target = slug(required=True, metadata=described("The id of the player who is challenged."))
    reaction_ms = reaction()
    window = window()


class PingBody(Body):
    """A nonce, as the event stream brought it."""

    EXAMPLE = '{"nonce": "the one of your last ping"}'

    nonce = fields.String(
        required=True,
        validate=validate.Length(min=1, max=128),
        metadata=described("The `nonce` of a `ping` of this seat's event stream."),
    )


class TermsBody(Body):
    """What the challenged player must throw, for how many points."""

    EXAMPLE = '{"combination": "suite", "amount": 10}'

    combination = slug(required=True, metadata=described("The id of the combination to throw."))
    amount = Whole(0, required=True, metadata=described("The stake, in points."))
    window = window()


class PresenceBody(Body):
    """Sitting at the table or standing up for a while."""

    EXAMPLE = '{"presence": "standing"}'

    presence = one_of(
        "seated",
        "standing",
        required=True,
        metadata=described("`standing`: the table throws for this player, without waiting; `seated`: back again."),
    )


class EmptyBody(Body):
    """Nothing to say: send no body, or an empty object."""
