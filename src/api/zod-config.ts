import { config } from 'zod/mini';

// The Content-Security-Policy forbids zod's code generation.
config({ jitless: true });
