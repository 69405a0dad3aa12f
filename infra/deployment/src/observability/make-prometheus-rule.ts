import { readFileSync, writeFileSync } from 'node:fs';
import { prometheusRuleFile, ruleFile } from './observability.fixture.js';
import { prometheusRule } from './prometheus-rule.js';

writeFileSync(prometheusRuleFile, prometheusRule(readFileSync(ruleFile, 'utf8')));
