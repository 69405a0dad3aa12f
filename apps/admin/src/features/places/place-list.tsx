import type { StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { ListPages } from '../../lists/list-pages';
import type { Column } from '../../lists/rows/column';
import { Rows } from '../../lists/rows/rows';
import { usePagedRecords } from '../../lists/use-paged-records';
import type { RecordActions } from '../../records/resource';
import { RowActions } from '../../records/row-actions';
import { SecondaryText } from '../../surfaces/secondary-text';
import { Tag } from '../../surfaces/tag';

const Strong = styled('div')({ fontWeight: 700, overflowWrap: 'anywhere' });
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface PlaceListProps {
  /** undefined while they are loading. */
  places: readonly StaffPlaceResponse[] | undefined;
  actions?: RecordActions<StaffPlaceResponse>;
}

/** Lists places, sorted by the displayed name. */
export function PlaceList({ places, actions }: PlaceListProps) {
  const { t } = useTranslation('places');
  const columns = usePlaceColumns(actions);
  const { language } = useStaffLanguage();
  const nameOf = (place: StaffPlaceResponse) => inLanguage(place, 'name', language);
  const { page, goToPage } = usePagedRecords(
    places?.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language)),
  );
  return (
    <>
      <Rows label={t('screen.title')} columns={columns} rows={places && page.items} rowKey={({ id }) => id} />
      {places && <ListPages page={page} onGoTo={goToPage} />}
    </>
  );
}

/** The different names of a place, each after the first language that has it. */
function namesOf({ name, nameRu, nameAz }: StaffPlaceResponse): [lang: string, name: string | null][] {
  const all = Object.entries({ en: name, ru: nameRu, az: nameAz });
  return all.filter(([lang, text]) => text && all.find(([, other]) => other === text)?.[0] === lang);
}

function usePlaceColumns(
  actions: RecordActions<StaffPlaceResponse> | undefined,
): readonly Column<StaffPlaceResponse>[] {
  const { t } = useTranslation('places');
  const { language } = useStaffLanguage();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      cell: (place) => {
        const shown = inLanguage(place, 'name', language);
        const others = namesOf(place).filter(([, name]) => name !== shown);
        return (
          <>
            <Strong>
              <RecordText of={place} field="name" />
            </Strong>
            {others.length > 0 && (
              <SecondaryText>
                {others.map(([lang, name], index) => (
                  <Fragment key={lang}>
                    {index > 0 && ' · '}
                    <span lang={lang}>{name}</span>
                  </Fragment>
                ))}
              </SecondaryText>
            )}
          </>
        );
      },
    },
    { id: 'kind', label: t('fields.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'address',
      label: t('columns.address'),
      cell: (place) =>
        inLanguage(place, 'address', language) === null ? '–' : <RecordText of={place} field="address" />,
    },
    {
      id: 'status',
      label: t('columns.status'),
      cell: ({ isActive, isPopular }) => (
        <Tags>
          <Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>
          {isPopular && <Tag tone="info">{t('popular')}</Tag>}
        </Tags>
      ),
    },
    {
      id: 'actions',
      isActions: true,
      label: t('columns.actions'),
      cell: (place) =>
        actions && (
          <RowActions
            name={inLanguage(place, 'name', language)}
            onEdit={() => actions.edit(place)}
            onRemove={() => actions.remove(place)}
          />
        ),
    },
  ];
}
