import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { ListNotice, LoadFailure } from '../lists/list-notice';
import { ListStatus } from '../lists/list-status';
import { PagedRecords } from '../lists/paged-records';
import { ListToolbar } from '../lists/toolbar/list-toolbar';
import { SearchField } from '../lists/toolbar/search-field';
import { useListParameters } from '../lists/use-list-parameters';
import { usePagedRecords } from '../lists/use-paged-records';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { foldCase } from '../text/fold-case';
import { CardGrid, SkeletonCards } from './card-grid';
import { RecordDialogs } from './record-dialogs';
import type { ManagedRecord, RecordActions, RecordFormProps, RecordItemProps, Resource } from './resource';
import { useRecordEditor } from './use-record-editor';
import { useRecords } from './use-records';
import { useRecordTexts } from './use-record-texts';

interface RecordScreenOptions<Row extends ManagedRecord> {
  resource: Resource<Row>;
  Form: ComponentType<RecordFormProps<Row>>;
  /** Returns the record's name for the confirmation before it is removed. */
  nameOf: (record: Row) => string;
  /** Returns the texts of a record that are searched; without it, there is no search. */
  searched?: (record: Row) => readonly (string | null)[];
  /** The label of the search field. */
  searchLabel?: string;
  /** The screen's views, shown under its heading whether or not the list has loaded. */
  views?: ReactNode;
  /** Renders what is between the heading and the list: stat tiles, tips. */
  renderAbove?: (records: readonly Row[], add: (start: Partial<Row>) => void) => ReactNode;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Whether a record passes the filters. */
  passes?: (record: Row) => boolean;
  /** Shown while the list is loading; by default skeleton cards. */
  awaited?: ReactNode;
}

/** With a list of cards, or with another list, whose `children` get at least one record. */
type RecordScreenProps<Row extends ManagedRecord> = RecordScreenOptions<Row> &
  (
    | { Card: ComponentType<RecordItemProps<Row>>; children?: never }
    | { Card?: never; children: (records: readonly Row[], actions: RecordActions<Row>) => ReactNode }
  );

/** The screen of a resource: its list in all states, search, the form to add and edit, the confirmation of a removal. */
export function RecordScreen<Row extends ManagedRecord>(props: RecordScreenProps<Row>) {
  const { resource, Form, nameOf, views, renderAbove, filters } = props;
  const texts = useRecordTexts(resource.name);
  const query = useRecords(resource);
  const editor = useRecordEditor<Row>();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    <>
      <PageHead title={texts('title')}>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => editor.add()}
          sx={{ marginInlineStart: 'auto' }}
        >
          {texts('add')}
        </Button>
      </PageHead>
      {views}
      {query.data && renderAbove?.(query.data, editor.add)}
      {(props.searched ?? filters) && <Toolbar {...props} />}
      <div role="group" aria-label={texts('title')} {...focusFallback}>
        <RecordList {...props} query={query} actions={editor} onAdd={() => editor.add()} />
        <RecordDialogs resource={resource} Form={Form} nameOf={nameOf} editor={editor} />
      </div>
    </>
  );
}

function Toolbar<Row extends ManagedRecord>(props: RecordScreenProps<Row>) {
  const { t } = useTranslation('lists');
  const { searched, searchLabel = t('search'), filters } = props;
  const { search, setFilter } = useListParameters();
  const searchFor = useCallback((wanted: string | undefined) => setFilter('search', wanted), [setFilter]);
  return (
    <ListToolbar>
      {searched && <SearchField label={searchLabel} value={search} onSearch={searchFor} />}
      {filters}
    </ListToolbar>
  );
}

type RecordListProps<Row extends ManagedRecord> = RecordScreenProps<Row> & {
  query: ReturnType<typeof useRecords<Row>>;
  actions: RecordActions<Row>;
  onAdd: () => void;
};

function RecordList<Row extends ManagedRecord>(props: RecordListProps<Row>) {
  const { resource, query, searched, passes, awaited, Card, children, actions, onAdd } = props;
  const texts = useRecordTexts(resource.name);
  const { t } = useTranslation('lists');
  const { search } = useListParameters();
  const wanted = foldCase(search.trim());
  const matches = (record: Row) =>
    wanted === '' || (searched?.(record) ?? []).some((words) => words && foldCase(words).includes(wanted));
  const found = (query.data ?? []).filter((record) => matches(record) && (passes?.(record) ?? true));
  const { page } = usePagedRecords(query.data && found);
  if (query.isError && !query.data)
    return <LoadFailure message={texts('loadFailed')} onRetry={() => void query.refetch()} />;
  if (query.data?.length === 0) {
    return (
      <ListNotice title={texts('none.title')} text={texts('none.text')}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
          {texts('add')}
        </Button>
      </ListNotice>
    );
  }
  // Not a component of its own, so that a table that was shown while loading stays.
  const shown = () =>
    Card ? (
      <FoundCards resource={resource} actions={actions} Card={Card} found={found} />
    ) : (
      children(found, actions)
    );
  return (
    <>
      <ListStatus
        page={query.data && page}
        empty={<ListNotice title={t('noMatch.title')} text={t('noMatch.text')} />}
      />
      {query.data ? found.length > 0 && shown() : (awaited ?? <SkeletonCards label={texts('title')} />)}
    </>
  );
}

interface FoundCardsProps<Row extends ManagedRecord> {
  resource: RecordListProps<Row>['resource'];
  actions: RecordActions<Row>;
  Card: ComponentType<RecordItemProps<Row>>;
  found: readonly Row[];
}

function FoundCards<Row extends ManagedRecord>({ resource, actions, Card, found }: FoundCardsProps<Row>) {
  const texts = useRecordTexts(resource.name);
  return (
    <PagedRecords records={found}>
      {(shown) => (
        <CardGrid label={texts('title')}>
          {shown.map((record) => (
            <li key={record.id}>
              <Card
                record={record}
                onEdit={() => actions.edit(record)}
                onRemove={() => actions.remove(record)}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedRecords>
  );
}
