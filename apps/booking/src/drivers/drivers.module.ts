import { Module } from '@nestjs/common';
import { DriversController } from './drivers.controller.js';
import { ManageDrivers } from './manage-drivers.js';

@Module({ controllers: [DriversController], providers: [ManageDrivers] })
export class DriversModule {}
