// Everything that remotes take from the shell must be in its bundle, whether the shell itself uses it or not.
import '@umbral/kit/remote/react-root.tsx';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@umbral/protocol/router/router.ts';
import '@umbral/domain/routes/table.ts';
