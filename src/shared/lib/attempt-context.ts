import { createContext } from 'react';

/** Object that is new for each attempt to render a section, so that a failed import is repeated. */
export const AttemptContext = createContext<object>({});
