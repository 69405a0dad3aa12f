import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reaction that was carried out, written in the transaction of its effect. */
@Entity('inbox')
export class InboxEntry {
  @PrimaryColumn('text')
  queue!: string;

  @PrimaryColumn({ name: 'message_id', type: 'uuid' })
  messageId!: string;

  @Column({ name: 'handled_at', type: 'timestamptz' })
  handledAt!: Date;
}
