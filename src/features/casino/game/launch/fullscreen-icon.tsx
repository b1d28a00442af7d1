const SHAPES = {
  enter: 'M4.5 9V4.5H9M15 4.5h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
  exit: 'M9 4.500V9H4.500M19.500 9H15V4.500M15 19.500V15h4.500M4.500 15H9v4.500',
} as const;

export function FullscreenIcon({ action }: { action: keyof typeof SHAPES }) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[action]} />
    </svg>
  );
}
