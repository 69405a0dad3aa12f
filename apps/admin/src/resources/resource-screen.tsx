import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { ListNotice, LoadFailure } from '../lists/list-notice';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchField } from '../lists/search-field';
import { useListAddress } from '../lists/use-list-address';
import { AwaitedCards } from './card-grid';
import type { RecordActions, RecordFormProps } from './record-actions';
import { RecordDialogs } from './record-dialogs';
import type { Resource, StampedRecord } from './resource';
import { useRecordEditor } from './use-record-editor';
import { useRecords } from './use-records';
import { useResourceTexts } from './use-resource-texts';

interface ResourceScreenProps<Row extends StampedRecord> {
  resource: Resource<Row>;
  Form: ComponentType<RecordFormProps<Row>>;
  /** How a record is called in the question before it is removed. */
  nameOf: (record: Row) => string;
  /** The words of a record that the search looks through; without it there is no search. */
  searched?: (record: Row) => readonly (string | null)[];
  /** The label of the search field. */
  searchLabel?: string;
  /** The screen's views, which stand under its heading whatever became of the list. */
  views?: ReactNode;
  /** What stands between the heading and the list: figures, tips. */
  renderAbove?: (records: readonly Row[], add: (start: Partial<Row>) => void) => ReactNode;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Whether the filters let a record through. */
  passes?: (record: Row) => boolean;
  /** Drawn until the list is there; cards without it. */
  awaited?: ReactNode;
  /** The list itself; it gets at least one record. */
  children: (records: readonly Row[], actions: RecordActions<Row>) => ReactNode;
}

/** The screen of a resource: its list in all states, search, the form to add and change, the question before removing. */
export function ResourceScreen<Row extends StampedRecord>(props: ResourceScreenProps<Row>) {
  const { resource, Form, nameOf, views, renderAbove, filters } = props;
  const texts = useResourceTexts(resource.name);
  const query = useRecords(resource);
  const editor = useRecordEditor<Row>();
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
      <RecordList {...props} query={query} actions={editor} onAdd={() => editor.add()} />
      <RecordDialogs resource={resource} Form={Form} nameOf={nameOf} editor={editor} />
    </>
  );
}

function Toolbar<Row extends StampedRecord>(props: ResourceScreenProps<Row>) {
  const { t } = useTranslation('lists');
  const { searched, searchLabel = t('search'), filters } = props;
  const { search, narrow } = useListAddress();
  const searchFor = useCallback((wanted: string | undefined) => narrow('search', wanted), [narrow]);
  return (
    <ListToolbar>
      {searched && <SearchField label={searchLabel} value={search} onSearch={searchFor} />}
      {filters}
    </ListToolbar>
  );
}

interface RecordListProps<Row extends StampedRecord> extends ResourceScreenProps<Row> {
  query: ReturnType<typeof useRecords<Row>>;
  actions: RecordActions<Row>;
  onAdd: () => void;
}

function RecordList<Row extends StampedRecord>(props: RecordListProps<Row>) {
  const { resource, query, searched, passes, awaited, children, actions, onAdd } = props;
  const texts = useResourceTexts(resource.name);
  const { t } = useTranslation('lists');
  const { search } = useListAddress();
  if (query.isError && !query.data)
    return <LoadFailure message={texts('loadFailed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return awaited ?? <AwaitedCards label={texts('title')} />;
  if (query.data.length === 0) {
    return (
      <ListNotice title={texts('none.title')} text={texts('none.text')}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
          {texts('add')}
        </Button>
      </ListNotice>
    );
  }
  const wanted = search.trim().toLocaleLowerCase();
  const matches = (record: Row) =>
    wanted === '' || (searched?.(record) ?? []).some((words) => words?.toLocaleLowerCase().includes(wanted));
  const found = query.data.filter((record) => matches(record) && (passes?.(record) ?? true));
  if (found.length === 0) return <ListNotice title={t('noMatch.title')} text={t('noMatch.text')} />;
  return children(found, actions);
}
