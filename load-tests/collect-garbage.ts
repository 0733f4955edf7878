// Loaded into a server before its own code: SIGUSR2 collects its garbage.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
process.on('SIGUSR2', runInNewContext('gc'));
