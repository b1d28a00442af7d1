import { createContext } from 'react';

/** Identifies one attempt to render a section: a new object after each retry. A failed import is repeated once per attempt. */
export const AttemptContext = createContext<object>({});
