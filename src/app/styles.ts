// In this order: a name must stand before what uses it, the page before its components.
import '@/shared/ui/tokens.css';
import '@/shared/ui/type.css';
import '@/shared/ui/base.css';
