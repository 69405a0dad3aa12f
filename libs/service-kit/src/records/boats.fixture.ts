import { recordPaths } from '@chauffeur/contracts/http/paths';
import { optionalText, requiredText } from '@chauffeur/contracts/inputs/text';
import { Controller, Injectable, type DynamicModule } from '@nestjs/common';
import { Column, Entity, type EntityManager, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { databaseModule } from '../database/database.module.js';
import { RecordEntity } from '../database/record.entity.js';
import { codedFieldError } from '../errors/coded-error.js';
import { recordResponseOf } from './record-response.js';
import { recordRoutes } from './record-routes.js';
import { StaffRecords, type RecordChange, type RecordDefinition, type SaveRecord } from './staff-records.js';

/** A record for tests. It borrows error codes of other records, because contracts list all codes. */
const boatRequest = z.object({ name: requiredText('name', 20), berth: optionalText('berth', 10) });
type BoatRequest = z.output<typeof boatRequest>;
/** The name of a boat can't be changed. */
const boatChange = boatRequest.omit({ name: true });
type BoatChange = z.output<typeof boatChange>;

@Entity('boats')
class BoatEntity extends RecordEntity {
  @Column('varchar')
  name!: string;

  @Column('varchar', { nullable: true })
  berth!: string | null;
}

type BoatResponse = ReturnType<typeof recordResponseOf<BoatEntity>>;

@Injectable()
class BoatRecords extends StaffRecords<BoatEntity, BoatRequest, BoatResponse, BoatChange> {
  protected readonly definition: RecordDefinition<BoatEntity, BoatResponse> = {
    entity: BoatEntity,
    order: { name: 'ASC' },
    notFound: 'car.notFound',
    max: 5,
    constraintErrors: {
      boats_name: () => codedFieldError('name', 'category.nameTaken'),
      boats_berth: { field: 'berth', code: 'berth.taken' },
      trips_boat: 'car.usedByBookings',
    },
    responseOf: recordResponseOf,
  };

  protected override async prepareSave(request: BoatRequest | BoatChange): Promise<SaveRecord<BoatEntity>> {
    const berth = request.berth?.toUpperCase() ?? null;
    return (manager, boat) => manager.save(Object.assign(boat, request, { berth }));
  }

  protected override async onChange(manager: EntityManager, { kind, id }: RecordChange): Promise<void> {
    await manager.query('INSERT INTO boat_changes (kind, boat_id) VALUES ($1, $2)', [kind, id]);
  }
}

@Controller()
class BoatsController extends recordRoutes(recordPaths('/boats'), BoatRecords, boatRequest, boatChange) {}

class CreateBoats1700000000000 implements MigrationInterface {
  name = 'CreateBoats1700000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE boats (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar NOT NULL CONSTRAINT boats_name UNIQUE,
        berth varchar CONSTRAINT boats_berth UNIQUE,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE trips (boat_id uuid NOT NULL CONSTRAINT trips_boat REFERENCES boats (id));
      CREATE TABLE boat_changes (kind varchar NOT NULL, boat_id uuid NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE boat_changes; DROP TABLE trips; DROP TABLE boats');
  }
}

/** Returns the module of a service with boats as its only feature. */
export function boatsModule(databaseUrl: string): DynamicModule {
  return {
    module: class BoatsModule {},
    imports: [
      databaseModule({
        environment: { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 5, MIGRATE_ON_START: true },
        entities: [BoatEntity],
        migrations: [CreateBoats1700000000000],
      }),
    ],
    controllers: [BoatsController],
    providers: [BoatRecords],
  };
}
