// Remotes under development are compiled against the second runtime; production ones against the first.
import 'react/jsx-dev-runtime';
