"""What an event is in a sentence, in French and in English; an event that is not here goes without saying.

`{player}` is a field of the event as one says it: players by their names, ids by the rulebook's labels. `{who}` is the
player whose event it is. What needs more than that is told in telling.py.
"""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    "player_joined": ("{name} prend place", "{name} sits down"),
    "player_arrived": ("{name} arrive et attend une place", "{name} arrives, and waits for a seat"),
    "player_left": ("{who} s'en va", "{who} goes away"),
    "player_renamed": ("un robot s'appelle désormais {name}", "a bot is called {name} now"),
    "game_started": ("La partie commence", "The game begins"),
    "turn_started": ("— à {who}", "— {who} is on turn"),
    "challenge_taken": ("Défi : {challenger} contre {defie}", "A duel: {challenger} challenges {defie}"),
    "challenge_passed": ("{who} passe le défi à {defie}", "{who} hands the duel on to {defie}"),
    "terms_set": ("Les termes : {combination} pour {amount}", "The terms: {combination}, for {amount}"),
    "holding_gained": ("{who} reçoit : {holding}", "{who} gains: {holding}"),
    "holding_lost": ("{who} n'a plus : {holding}", "{who} no longer has: {holding}"),
    "player_out": ("{who} sort de la partie", "{who} is out of the game"),
    "presence_changed": ("{who} : {presence}", "{who}: {presence}"),
    "connection_lost": ("{who} a perdu la connexion", "{who} has lost the connection"),
    "connection_restored": ("{who} est de retour", "{who} is back"),
    "clock_stopped": ("Tout le monde est debout : l'horloge s'arrête", "Everybody stands: the clock stops"),
    "clock_started": ("L'horloge repart", "The clock runs again"),
    "clock_set": ("L'horloge du service a reculé", "The service's clock was set back"),
    "rewound": ("Le service a perdu la fin : on reprend plus tôt", "The service lost the end: it goes on earlier"),
    "dice_shown": ("{who} montre {faces}", "{who} shows {faces}"),
    "preventive_made": ("{who}, dés en l'air : «{phrase}»", "{who}, dice in the air: «{phrase}»"),
    "preventive_failed": ("{who} : {phrase} ne compte pas", "{who}: {phrase} does not count"),
    "act_held": ("{who} : l'acte attend l'avis de {by}", "{who}: the act waits for {by}"),
    "act_stopped": ("{who} : l'acte ne compte pas", "{who}: the act does not count"),
    "king_made": ("{who} devient Roi", "{who} is King"),
    "values_set": ("Nouvelles valeurs : {values}", "New values: {values}"),
    "pack_shuffled": ("Les {cards} Tichettes sont mélangées", "The {cards} Tichettes are shuffled"),
    "bound": ("{who} à {asker} : «{answer}»", "{who} to {asker}: «{answer}»"),
    "bank_changed": ("La banque : {owner}, {artichauts} artichauts", "The bank: {owner}, {artichauts} artichauts"),
    "song_fault": ("{who} se trompe au sloubi {verse}", "{who} fails at sloubi {verse}"),
    "song_ended": ("La chanson finit au sloubi {verse}", "The song ends at sloubi {verse}"),
    "transplaned": ("On passe au plan démoniaque !", "The game is on the demonic plane now!"),
    "bird_caught": ("{who} attrape l'oiseau : {solution}", "{who} catches the bird: {solution}"),
    "migration": ("Les oiseaux migrent : tout est libre", "The birds migrate: all solutions are free"),
    "gold_won": ("{who} gagne {gold} pièces d'or", "{who} wins {gold} pieces of gold"),
    "dice_foreseen": ("{who} voit le prochain lancer : {faces}", "{who} foresees the next throw: {faces}"),
    "seats_exchanged": ("Des joueurs changent de place", "Players change places"),
    "queens_shown": ("Les dames : {start}, vers {direction}", "The queens: {start}, towards {direction}"),
    "direction_set": ("On tourne {direction}", "It goes {direction}"),
    "demand_made": ("{who} demande {ranks} à {target}", "{who} asks {target} for {ranks}"),
    "turn_passed": ("{who} passe", "{who} passes"),
    "revolution_made": ("Révolution de {who} : {cards}", "A revolution by {who}: {cards}"),
    "tour_won": ("Le tour est à {who}, {leads} entame", "The tour is {who}'s; {leads} leads"),
    "vote_cast": ("{who} vote : {vote}", "{who} votes: {vote}"),
    "manche_finished": ("La manche {manche} est finie : {places}", "Manche {manche} is over: {places}"),
    "grades_given": ("{roles}", "{roles}"),
    "sips_moved": ("Gorgées : {drunk}", "Sips: {drunk}"),
}  # fmt: skip

LYING = {True: ("{who} se couche", "{who} lies down"), False: ("{who} se lève", "{who} gets up")}
"""A player lies down, or gets up."""
ENDS: dict[str, tuple[str, str]] = {
    "target": ("le but est atteint", "the target is reached"),
    "last_one": ("il ne reste personne d'autre", "no other player is left"),
    "stopped": ("les joueurs ont arrêté", "the players agreed to stop"),
    "abandoned": ("la table est restée vide", "the table was left alone"),
    "cancelled": ("la partie est annulée", "the game was cancelled"),
    "expired": ("elle n'a jamais commencé", "it never began"),
}
"""Why a game is over."""
