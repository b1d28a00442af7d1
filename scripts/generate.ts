import { writeGenerated } from './generate/write';

await writeGenerated(process.cwd(), 'generated');
