import { type ComponentProps, createElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

// The only file that imports react-router-dom, which is being retired in favor of react-router: replacing it
// changes this file only.
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  StaticRouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** A link without the attribute `data-discover`, which only React Router's framework mode reads. */
export const Link = (props: ComponentProps<typeof RouterLink>) =>
  createElement(RouterLink, { discover: 'none', ...props });
