/** What pages and features need of the router, from one place. */
export { Navigate, Link, NavLink, Outlet, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
