/** What pages and features need of the router, from one place; `MemoryRouter` is for tests of a part by itself. */
export {
  MemoryRouter,
  Navigate,
  Link,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
