const texts = {
  vi: {
    shop: 'Nhà sách',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    hello: 'Tài khoản của',
    address: 'Địa chỉ giao hàng',
    again: 'Đăng nhập lại',
  },
  en: {
    shop: 'Bookshop',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    hello: 'Account of',
    address: 'Delivery address',
    again: 'Log in again',
  },
};
const t = texts[language];

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,
  account: (known) => `<header>${t.shop}</header>
<h1>${t.hello} ${escapeHtml(known.account)}</h1>
<p>${t.address}: <strong>${escapeHtml(known.address)}</strong></p>
<p><a href="/">${t.again}</a></p>`,
};
