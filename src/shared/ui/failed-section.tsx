import { failureText } from '../lib/failure-text';
import { useOperationReport } from '../lib/operation-report';
import { Button } from './button';
import { Notice } from './notice';

export interface SectionFailure {
  readonly error: unknown;
  /** Time from which the section or its page was shown, in ms since 1970. */
  readonly since: number;
  /** Refetches the data, then renders again. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Renders why a section is missing. It never invites to repeat an operation that was executed: it says so instead. */
export function FailedSection({ title, error, since, retry, isRetrying }: SectionFailure & { title: string }) {
  const report = useOperationReport(since);
  return (
    <div role="alert">
      <Notice
        icon="warning"
        slim
        title={title}
        text={report === '' ? failureText(error) : report}
        action={
          <Button busy={isRetrying} onClick={retry}>
            {report === '' ? 'Tentar de novo' : 'Mostrar de novo'}
          </Button>
        }
      />
    </div>
  );
}
