import { createContext } from 'react';

/** New for each attempt to render a section; a failed import is repeated once per attempt. */
export const AttemptContext = createContext<object>({});
