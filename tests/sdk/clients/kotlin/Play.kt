// A game that is played with the generated Kotlin models against a running service. The generated transport needs
// OkHttp 4, which Debian does not package: Java's own stands in for it here.

import chouette.infrastructure.Serializer
import chouette.models.ActAnswer
import chouette.models.AnnonceBody
import chouette.models.CreateAnswer
import chouette.models.EventPage
import chouette.models.Expected
import chouette.models.Game
import chouette.models.GameBody
import chouette.models.JoinAnswer
import chouette.models.JoinBody
import chouette.models.OptionsBody
import chouette.models.PlayerBody
import chouette.models.PlayerOutEvent
import chouette.models.ProblemDetails
import chouette.models.RollBody
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.util.UUID

val http: HttpClient = HttpClient.newHttpClient()

fun ask(url: String, token: String?, body: Any?): HttpResponse<String> {
    val request = HttpRequest.newBuilder(URI(url)).header("Content-Type", "application/json")
    if (token != null) request.header("Authorization", "Bearer $token")
    if (body != null) {
        request.header("Idempotency-Key", UUID.randomUUID().toString())
        request.POST(HttpRequest.BodyPublishers.ofString(Serializer.gson.toJson(body)))
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString())
}

inline fun <reified T> told(url: String, token: String? = null, body: Any? = null): T {
    val answer = ask(url, token, body)
    check(answer.statusCode() < 300) { answer.body() }
    return Serializer.gson.fromJson(answer.body(), T::class.java)
}

fun main(arguments: Array<String>) {
    val games = arguments[0] + "/v1/games"
    val made: CreateAnswer = told(
        games, null,
        GameBody(
            ruleset = "wikimonde", options = OptionsBody(target = 60, pauseMs = 0),
            player = PlayerBody(name = "Perceval"), dice = listOf(2, 5, 3, 3, 6)
        )
    )
    val game = "$games/${made.id}"
    val perceval = made.seat!!.token
    val karadoc = told<JoinAnswer>("$game/players", null, JoinBody(name = "Karadoc")).seat.token
    check(made.at > Int.MAX_VALUE) { "instants have 64 bits" }
    told<ActAnswer>("$game/start", perceval, mapOf<String, Any>())
    for (token in listOf(perceval, karadoc, perceval, perceval)) told<ActAnswer>("$game/rolls", token, RollBody())
    val acts = told<Expected>("$game/expected", karadoc).acts
    check(acts.any { it.name == "pas_mou_le_caillou" }) { "the shout is offered" }
    told<ActAnswer>("$game/annonces", karadoc, AnnonceBody(annonce = "pas_mou_le_caillou"))
    Thread.sleep(300)
    check(told<Game>(game).winner == "karadoc") { "Karadoc has won" }
    val last = told<EventPage>("$game/events?limit=500").events.last()
    check(last["type"].asString == "game_finished") { "events are told apart by their type" }
    val refused = Serializer.gson.fromJson(ask("$game/rolls", perceval, RollBody()).body(), ProblemDetails::class.java)
    check(refused.code == "game_finished") { "a game that is over takes no throws" }
    // What a newer service may send: another event, another reason, another field.
    val page = """{"events": [{"type": "of_tomorrow", "seq": 1, "at": 1, "news": {}}], "last_seq": 1, "finished": false}"""
    check(Serializer.gson.fromJson(page, EventPage::class.java).events[0]["type"].asString == "of_tomorrow")
    val out = """{"type": "player_out", "player": "arthur", "reason": "of_tomorrow", "seq": 1, "at": 1, "more": 1}"""
    check(Serializer.gson.fromJson(out, PlayerOutEvent::class.java).reason == "of_tomorrow")
    println("played to the end")
}
