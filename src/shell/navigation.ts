/** The only import of the router in pages and features, for a small bundle (`scripts/site/strip-router-plugin.ts`). */
export { Navigate, Link, NavLink, Outlet, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
