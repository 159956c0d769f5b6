// A game of boardgame.io in which everybody may shout at any time: one die, one counter, its state in memory.
// node server.js PORT: the game on PORT, its lobby on PORT + 1; says «up» once it listens.
const { Server, Origins } = require("boardgame.io/server");

const shout = {
  move: ({ G, playerID, random }) => {
    G.shouts += 1;
    G.scores[playerID] += random.D6();
  },
  // As annonces of ours: never refused because somebody else was faster.
  ignoreStaleStateID: true,
  undoable: false,
};

const game = {
  name: "shout",
  minPlayers: 1,
  maxPlayers: 8,
  disableUndo: true,
  setup: () => ({ shouts: 0, scores: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }),
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  moves: { shout },
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port, lobbyConfig: { apiPort: port + 1 } })
  .then(() => console.log("up"));
