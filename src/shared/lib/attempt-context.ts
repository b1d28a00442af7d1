import { createContext } from 'react';

/** A new object for each attempt to render a section. A failed import is repeated once per attempt. */
export const AttemptContext = createContext<object>({});
