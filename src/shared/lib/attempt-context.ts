import { createContext } from 'react';

/** Context with an object that is new for each attempt to render the section around, so that `lazyPart` repeats a failed import. */
export const AttemptContext = createContext<object>({});
