import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { formatCounted } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorRetry } from '@/shared/ui/notice';
import { SearchBox } from '@/shared/ui/search-box';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import layout from '@/shared/ui/layout.module.css';
import { CheckboxField } from '@/shared/forms/checkbox-field';
import { useMediaQuery } from '@/shared/lib/use-media-query';
import { createSearchIndex } from '@/shared/text-index/search-index';

import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches';
import { appendLate, groupByKind } from './result-groups';
import styles from './search-dialog.module.css';
import type { SearchEntry, SearchKind } from './search-entry';
import { EntryOption, OptionGroup, RecentOption } from './search-options';
import { useActiveOption } from './use-active-option';
import type { SearchGroup } from './result-groups';
import { isSearchKeyOn, setSearchKey } from './search-shortcut';

/** Results of the backend for the current search. */
export interface RemoteResults {
  readonly entries: readonly SearchEntry[];
  /** Games with a similar name, if the search finds none. */
  readonly similar: readonly SearchEntry[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

interface SearchDialogProps {
  text: string;
  /** Search that is found as well, because the text is another name for it. */
  meant: string | undefined;
  onText: (text: string) => void;
  /** Entries that the browser itself searches at each key press. */
  entries: readonly SearchEntry[];
  /** Results shown below those of the browser. */
  remote: RemoteResults;
  /** Entries shown before a search, and if neither results nor `similar` games are found. */
  suggestions: readonly SearchEntry[];
  onClose: () => void;
}

const NONE: readonly SearchEntry[] = [];

/** Kinds that another name of a game does not stand for: teams and providers only have a similar name. */
const NEVER_MEANT: ReadonlySet<SearchKind> = new Set(['event', 'provider']);

/**
 * Renders the search of the site (SPEC S25): a combobox whose options are links, in groups. A followed result stores the search as recent.
 */
export function SearchDialog({ text, meant, onText, entries, remote, suggestions, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const search = text.trim();
  const { isPending, isFailed } = remote;
  const find = useMemo(() => createSiteIndex(entries), [entries]);
  const found = useStableGroups(
    search,
    useMemo(
      () => groupByKind([...new Set([...find(search), ...find(meant ?? '').filter(({ kind }) => !NEVER_MEANT.has(kind))])]),
      [find, search, meant],
    ),
    remote.entries,
  );
  const isNothing = search !== '' && found.length === 0 && !isPending;
  const isSuggesting = search === '' || isNothing;
  const isSimilar = isNothing && remote.similar.length > 0;
  const suggested = useMemo(() => groupByKind(isSimilar ? remote.similar : suggestions), [isSimilar, remote.similar, suggestions]);
  const groups = useStableGroups(isSuggesting ? '' : search, isSuggesting ? suggested : found, NONE);
  const [recent, setRecent] = useState(recentSearches);
  const recentShown = search === '' ? recent : [];

  const keys = [...recentShown, ...groups.flatMap(({ entries: members }) => members.map((entry) => entry.id))];
  const count = keys.length;
  const optionId = (index: number) => `${id}-${String(index)}`;
  const { index: active, onKeyDown } = useActiveOption(isSuggesting ? '' : search, count, optionId);

  const setText = (next: string) => {
    onText(next);
    input.current?.focus();
  };
  // The dialog alone would focus its first button.
  useEffect(() => input.current?.focus(), []);

  const option = (key: string) => ({ id: optionId(keys.indexOf(key)), isActive: keys[active] === key });
  return (
    <Dialog title="Buscar" onClose={onClose}>
      {/* A press outside does not close a dialog with edited text. The text of a search must not count as edited. */}
      <div className={`${layout.small} ${styles.search}`} onInput={(event) => event.stopPropagation()}>
        <div className={styles.box}>
          <SearchBox
            ref={input}
            label="Buscar no site"
            hasIcon
            hasText={text !== ''}
            clearLabel="Limpar busca"
            onClear={() => onText('')}
            type="text"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder="Jogo, time ou página"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <VisuallyHidden>
          <span role="status">{search !== '' && !isNothing && statusText(isPending, count)}</span>
        </VisuallyHidden>
        {isNothing && !isFailed && (
          <p className={styles.note} role="status">
            {isSimilar ? 'Não temos esse jogo. Veja estes parecidos:' : 'Não encontramos isso aqui. Veja o que os jogadores mais procuram:'}
          </p>
        )}
        {isFailed && search !== '' && <ErrorRetry slim title="Não foi possível buscar em todos os jogos." onRetry={remote.retry} />}
        <div id={`${id}-list`} role="listbox" aria-label={isSuggesting ? 'Sugestões' : 'Resultados'} className={styles.list}>
          {recentShown.length > 0 && (
            <OptionGroup id={`${id}-recent`} title="Buscas recentes">
              {recentShown.map((one) => (
                <RecentOption key={one} {...option(one)} text={one} onChoose={() => setText(one)} />
              ))}
            </OptionGroup>
          )}
          {groups.map(({ key, title, entries: members }) => (
            <OptionGroup key={key} id={`${id}-${key}`} title={title}>
              {members.map((entry) => (
                <EntryOption
                  key={entry.id}
                  {...option(entry.id)}
                  entry={entry}
                  onFollow={(isDialog) => {
                    rememberSearch(search);
                    if (!isDialog) onClose();
                  }}
                />
              ))}
            </OptionGroup>
          ))}
        </div>
        {isPending && search !== '' && <p className={styles.note}>Buscando…</p>}
        <div className={`${layout.ends} ${styles.foot}`}>
          {recentShown.length > 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                clearRecentSearches();
                setRecent([]);
                input.current?.focus();
              }}
            >
              Limpar buscas recentes
            </Button>
          )}
          <SearchKeySetting />
        </div>
      </div>
    </Dialog>
  );
}

function statusText(isPending: boolean, count: number): string {
  return isPending && count === 0 ? 'Buscando…' : formatCounted(count, 'resultado', 'resultados');
}

/**
 * Keeps the groups of a search in place while further entries arrive, which go below them.
 *
 * @param search text of the search; another text replaces all groups
 * @param found groups of the entries that are known at once
 * @param late entries of the backend
 */
function useStableGroups(search: string, found: readonly SearchGroup[], late: readonly SearchEntry[]): readonly SearchGroup[] {
  const [shown, setShown] = useState({ search, groups: found });
  const before =
    shown.search === search
      ? appendLate(
          shown.groups,
          found.flatMap(({ entries }) => entries),
        )
      : found;
  const groups = appendLate(before, late);
  if (shown.search !== search || shown.groups !== groups) setShown({ search, groups });
  return groups;
}

/** Renders a switch for the key that opens the search (WCAG 2.1.4), on devices that probably have a keyboard. */
function SearchKeySetting() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  if (!useMediaQuery('(hover: hover) and (pointer: fine)')) return null;
  return (
    <CheckboxField
      label="Abrir a busca com a tecla /"
      checked={isOn}
      onChange={(event) => {
        setSearchKey(event.target.checked);
        setOn(event.target.checked);
      }}
    />
  );
}

/**
 * Indexes entries for the search at each key.
 *
 * @param entries entries to find; equally good matches keep this order
 * @returns a function that finds entries by label and keywords, then by detail, best match first
 */
function createSiteIndex(entries: readonly SearchEntry[]): (text: string) => readonly SearchEntry[] {
  const index = createSearchIndex();
  index.add(entries.map(({ label, detail = '', keywords = '' }) => ({ name: `${label} ${keywords}`, keywords: detail })));
  return (text) => Array.from(index.find(text), (place) => entries[place]).filter((entry) => entry !== undefined);
}
