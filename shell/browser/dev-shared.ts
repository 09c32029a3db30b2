// Production remotes need the first, remotes under development the second: the development shell shares both.
import 'react/jsx-runtime';
import 'react/jsx-dev-runtime';
