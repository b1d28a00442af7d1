/** The only import of the router in pages and features. */
export { Navigate, Link, NavLink, Outlet, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
