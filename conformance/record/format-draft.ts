import { stringify } from 'yaml';

import type { ScenarioDraft } from './draft-scenario';

/** Formats a draft as YAML, with comments for the person who completes it. @param recording name of the recording, for a comment */
export function formatDraft({ document, leftOut }: ScenarioDraft, recording: string): string {
  const comments = [
    `Drafted from ${recording}. It repeats what was recorded: read it, delete what does not belong to the flow, and add`,
    'conditions that the flow must keep (`x-invariant`, see the README). No password and no token of the recording is in it.',
    ...(leftOut.length === 0 ? [] : ['Left out:', ...leftOut.map((one) => `- ${one}`)]),
  ];
  return `${comments.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\n`).join('')}${stringify(document, { lineWidth: 140, aliasDuplicateObjects: false })}`;
}
