import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { environmentUrl } from '../src/console/console-urls.ts';
import { consoleRoutes } from './console-routes.tsx';
import { shownEnvironment } from './registry/shown-environment.ts';
import { SessionGate } from './session/session-gate.tsx';

/** The console: nothing of it shows before somebody is signed in. */
export function ConsoleApp() {
  const [router] = useState(() =>
    createBrowserRouter([...consoleRoutes], { basename: environmentUrl(shownEnvironment) }),
  );
  return (
    <SessionGate>
      <RouterProvider router={router} />
    </SessionGate>
  );
}
