// The order matters: tokens before their users, the page before its components.
import '@/shared/ui/tokens.css';
import './brand/default-tokens.css';
import '@/shared/ui/type.css';
import '@/shared/ui/base.css';
