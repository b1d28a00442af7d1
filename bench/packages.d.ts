// The used part of bench/package.json's packages, so that types pass without installing them.

declare module 'lighthouse' {
  interface Flags {
    readonly throttlingMethod?: 'devtools' | 'simulate' | 'provided';
    readonly onlyAudits?: string[];
    readonly onlyCategories?: string[];
    readonly port?: number;
    readonly logLevel?: 'error' | 'silent' | 'info' | 'verbose';
    readonly disableFullPageScreenshot?: boolean;
  }
  interface Report {
    readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(url: string, flags?: Flags): Promise<{ readonly lhr: Report } | undefined>;
}

declare module 'react-window' {
  import type { CSSProperties, ReactElement } from 'react';

  type RowComponentProps<Data extends object> = Data & { readonly index: number; readonly style: CSSProperties };

  export function List<Data extends object>(props: {
    readonly className?: string;
    readonly rowComponent: (props: RowComponentProps<Data>) => ReactElement | null;
    readonly rowCount: number;
    readonly rowHeight: number;
    readonly rowProps: Data;
    readonly overscanCount?: number;
    readonly style?: CSSProperties;
  }): ReactElement;
  export type { RowComponentProps };
}
