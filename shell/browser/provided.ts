// Everything that remotes take from the shell must be in its bundle, whether the shell itself uses it or not.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'shared-contracts/remote/react-lifecycles.ts';
import 'shared-contracts/router/router.ts';
import 'shared-contracts/routes/table.ts';
