import { redirect as redirectAnywhere } from 'react-router';
import { isLocalPath } from './local-path.ts';

/**
 * The router as remotes see it, and the only module through which they reach it. It is shared in the browser by
 * the exact request `shared-contracts/router/router.ts`, so that one copy runs, and only these names are shipped.
 */
// biome-ignore lint/performance/noBarrelFile: this facade is what keeps the rest of the router out of the browser
export {
  type ActionFunctionArgs,
  createBrowserRouter,
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

/**
 * A redirect out of a loader or an action to a path of the portal; any other target is an error,
 * never an open redirect (B015). Status 302 unless given.
 */
export function redirect(path: string, status = 302): Response {
  if (!isLocalPath(path)) throw new Error('A redirect must go to a path of the portal');
  return redirectAnywhere(path, status);
}
