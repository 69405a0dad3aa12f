import type { ReactNode } from 'react';
import { CardGrid } from '../surfaces/card';
import { EmptyState } from '../surfaces/empty-state';
import { PageHead } from '../surfaces/page-head';
import { Section } from '../surfaces/section';
import { ContactButtons } from '../company/contact-buttons';

interface OfferListProps {
  title: string;
  lead: string;
  /** Shown with contact buttons if there are no offers. */
  emptyText: string;
  /** Gives each card a full row. */
  isWide?: boolean;
  /** A list item with a card per offer. */
  children: ReactNode[];
}

/** The page of all services or all tours. */
export function OfferList({ title, lead, emptyText, isWide = false, children }: OfferListProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Section>
        {children.length === 0 ? (
          <EmptyState text={emptyText}>
            <ContactButtons />
          </EmptyState>
        ) : (
          <CardGrid
            sx={isWide ? { gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, sm: 3 } } : undefined}
          >
            {children}
          </CardGrid>
        )}
      </Section>
    </>
  );
}
