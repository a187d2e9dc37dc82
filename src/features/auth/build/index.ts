import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';
import firebaseChunk from './plugin';

const STYLES = /[\\/]src[\\/]features[\\/]auth[\\/](?:AccountPage|SignInScreen|AccessGate)[\\/].*\.module\.css$/;

export const auth: Feature = {
  plugins: [firebaseChunk],
  chunks: { accountStyles: styleSheet('account', STYLES) },
};
