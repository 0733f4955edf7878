// The one door to the router: its package has come to the end of its line, and will be replaced here.
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
  StaticRouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
