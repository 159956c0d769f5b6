// A game that is played by the generated Java client against a running service.

import chouette.ApiClient;
import chouette.ApiException;
import chouette.api.AnnoncesApi;
import chouette.api.EventsApi;
import chouette.api.ExpectedApi;
import chouette.api.GamesApi;
import chouette.api.PlayersApi;
import chouette.api.RollsApi;
import chouette.model.AnnonceBody;
import chouette.model.CreateAnswer;
import chouette.model.EventPage;
import chouette.model.ExpectedAct;
import chouette.model.GameBody;
import chouette.model.JoinBody;
import chouette.model.OptionsBody;
import chouette.model.PlayerBody;
import chouette.model.PlayerOutEvent;
import chouette.model.RollBody;
import java.util.List;
import java.util.Map;
import java.util.UUID;

public class Play {
    static ApiClient client = new ApiClient();
    static String game;

    public static void main(String[] arguments) throws Exception {
        client.updateBaseUri(arguments[0]);
        GameBody body = new GameBody().ruleset("wikimonde")
            .options(new OptionsBody().target(60).pauseMs(0)).player(new PlayerBody().name("Perceval"))
            .dice(List.of(2, 5, 3, 3, 6));
        CreateAnswer made = new GamesApi(client).createGame(body, key());
        game = made.getId();
        String perceval = made.getSeat().getToken();
        String karadoc = new PlayersApi(client).joinGame(game, new JoinBody().name("Karadoc"), key()).getSeat().getToken();
        check(made.getAt() > Integer.MAX_VALUE, "instants have 64 bits");
        new PlayersApi(client).startGame(game, key(), Map.of(), as(perceval));
        for (String token : List.of(perceval, karadoc, perceval, perceval)) {
            new RollsApi(client).roll(game, key(), new RollBody(), as(token));
        }
        List<ExpectedAct> acts = new ExpectedApi(client).getExpected(game, as(karadoc)).getActs();
        check(acts.stream().anyMatch(act -> act.getName().equals("pas_mou_le_caillou")), "the shout is offered");
        new AnnoncesApi(client).annonce(game, new AnnonceBody().annonce("pas_mou_le_caillou"), key(), as(karadoc));
        Thread.sleep(300);
        check("karadoc".equals(new GamesApi(client).getGame(game, null).getWinner()), "Karadoc has won");
        EventPage page = new EventsApi(client).listEvents(game, 0, 500, 0.0, null, null);
        Object last = page.getEvents().get(page.getEvents().size() - 1);
        check("game_finished".equals(((Map<?, ?>) last).get("type")), "events are told apart by their type");
        tomorrow();
        try {
            new RollsApi(client).roll(game, key(), new RollBody(), as(perceval));
            throw new IllegalStateException("a game that is over takes no throws");
        } catch (ApiException refused) {
            check(refused.getCode() == 409 && refused.getResponseBody().contains("game_finished"), "it is refused");
        }
        System.out.println("played to the end");
    }

    /** What a newer service may send: another event, another reason, another field. */
    static void tomorrow() throws Exception {
        String text = "{\"events\": [{\"type\": \"of_tomorrow\", \"seq\": 1, \"at\": 1800000000000, \"news\": {}}],"
            + " \"last_seq\": 1, \"finished\": false, \"more\": 1}";
        EventPage page = client.getObjectMapper().readValue(text, EventPage.class);
        check("of_tomorrow".equals(((Map<?, ?>) page.getEvents().get(0)).get("type")), "an unknown event passes");
        Map<String, Object> out = Map.of("type", "player_out", "player", "arthur", "reason", "of_tomorrow", "seq", 1, "at", 1L);
        PlayerOutEvent event = client.getObjectMapper().convertValue(out, PlayerOutEvent.class);
        check(event.getReason().equals("of_tomorrow"), "an unknown reason passes");
    }

    static Map<String, String> as(String token) {
        return Map.of("Authorization", "Bearer " + token);
    }

    static String key() {
        return UUID.randomUUID().toString();
    }

    static void check(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
