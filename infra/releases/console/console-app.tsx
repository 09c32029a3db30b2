import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { consoleRoutes } from './console-routes.tsx';
import { SessionGate } from './session/session-gate.tsx';

/** The console: nothing of it shows before somebody is signed in. */
export function ConsoleApp() {
  const [router] = useState(() => createBrowserRouter([...consoleRoutes]));
  return (
    <SessionGate>
      <RouterProvider router={router} />
    </SessionGate>
  );
}
