// The only file that imports react-router-dom, which is being retired in favor of react-router: replacing it
// changes this file only.
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  Link,
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
