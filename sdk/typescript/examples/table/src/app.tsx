/** Which page is shown, and what is around all of them. */

import { GamePage } from './game/game-page.js';
import { CreatePage } from './lobby/create-page.js';
import { LobbyPage } from './lobby/lobby-page.js';
import { SideBySide } from './developer/side-by-side.js';
import { ReplayPage } from './end/replay-page.js';
import { Header } from './shell/header.js';
import { LanguageProvider } from './shell/language.js';
import { SituationPage } from './situations/situation-page.js';
import { SituationsPage } from './situations/situations-page.js';
import { useRoute, type Route } from './shell/route.js';
import { Toasts } from './shell/toasts.js';

export function App() {
  const route = useRoute();
  return (
    <LanguageProvider>
      <Header />
      <main id="main" tabIndex={-1}>
        <Page route={route} />
      </main>
      <Toasts />
    </LanguageProvider>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'new':
      return <CreatePage />;
    case 'game':
      return <GamePage key={route.path} id={route.id} asked={route.asked} />;
    case 'seats':
      return <SideBySide key={route.path} id={route.id} />;
    case 'situations':
      return route.id ? <SituationPage key={route.path} id={route.id} /> : <SituationsPage />;
    case 'replay':
      return <ReplayPage key={route.path} id={route.id} />;
    default:
      return <LobbyPage />;
  }
}
