import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import firebaseChunk from './plugin';

const STYLES = String.raw`auth[\\/](?:PersonalLinks|SignInScreen|SignInOff|AccessGate)`;

export const auth: Feature = {
  plugins: [firebaseChunk],
  chunks: { accountStyles: featureStyles(STYLES, 'account') },
  onlineOnly: /firebase/i,
};
