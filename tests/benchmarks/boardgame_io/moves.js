// Players of boardgame.io who shout as soon as they were told of their last shout: one a table.
// node moves.js PORT TABLES MOVES: so many moves at each table; prints {moves, seconds, p50_ms, p99_ms}.
const http = require("http");
const { io } = require("socket.io-client");

const [port, tables, moves] = process.argv.slice(2).map(Number);
const SEATS = 6;

function post(path, body) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const request = http.request({ host: "127.0.0.1", port: port + 1, path, method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => (answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

async function seated() {
  const { matchID } = await post("/games/shout/create", { numPlayers: SEATS });
  const { playerCredentials } = await post(`/games/shout/${matchID}/join`, { playerID: "0", playerName: "Perceval" });
  const socket = io(`http://127.0.0.1:${port}/shout`, { transports: ["websocket"], forceNew: true });
  await new Promise((resolve) => socket.once("connect", resolve));
  const synced = new Promise((resolve) => socket.once("sync", (_, info) => resolve(info.state._stateID)));
  socket.emit("sync", matchID, "0", playerCredentials, SEATS);
  const state = await synced;
  return { socket, matchID, playerCredentials, state };
}

async function play(table, times) {
  const payload = { type: "shout", args: [], playerID: "0", credentials: table.playerCredentials };
  let told = () => {};
  table.socket.on("update", (_, state) => told(state._stateID));
  for (let i = 0; i < moves; i += 1) {
    const begun = process.hrtime.bigint();
    const answer = new Promise((resolve) => (told = resolve));
    table.socket.emit("update", { type: "MAKE_MOVE", payload }, table.state, table.matchID, "0");
    table.state = await answer;
    times.push(Number(process.hrtime.bigint() - begun) / 1e6);
  }
}

(async () => {
  const laid = [];
  for (let i = 0; i < tables; i += 1) laid.push(await seated());
  console.log("begin");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const times = [];
  const begun = process.hrtime.bigint();
  await Promise.all(laid.map((table) => play(table, times)));
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  times.sort((one, other) => one - other);
  const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  console.log(JSON.stringify({ moves: times.length, seconds, p50_ms: share(0.5), p99_ms: share(0.99) }));
  process.exit(0);
})();
