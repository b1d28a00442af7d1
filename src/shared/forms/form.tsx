import type { ComponentProps, SyntheticEvent } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: (event: SyntheticEvent) => unknown;
}

/**
 * Renders a form whose errors are shown by the site, not by the browser, and which never loads a page. Handles no rejection of `onSubmit`.
 */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    />
  );
}
