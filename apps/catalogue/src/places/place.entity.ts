import type { PlaceKind } from '@chauffeur/contracts/catalogue/places/place';
import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('places')
export class PlaceEntity extends RecordEntity {
  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 120, nullable: true })
  nameRu!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  nameAz!: string | null;

  @Column('varchar', { length: 16 })
  kind!: PlaceKind;

  @Column('varchar', { length: 200, nullable: true })
  address!: string | null;

  @Column('varchar', { length: 200, nullable: true })
  addressRu!: string | null;

  /** Other names by which the place is found. */
  @Column('text', { array: true })
  aliases!: string[];

  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Column('double precision', { nullable: true })
  longitude!: number | null;

  /** Where the driver meets the customer. */
  @Column('varchar', { length: 300, nullable: true })
  meetingNote!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  meetingNoteRu!: string | null;

  @Column('boolean')
  isPopular!: boolean;

  @Column('boolean')
  isActive!: boolean;
}
