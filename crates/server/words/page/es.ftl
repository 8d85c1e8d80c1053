description = Juegos de mesa de deducción y faroles, con amigos y con bots.
preview-title = Parlour: juegos de deducción y faroles
preview = Juega en el navegador con amigos o contra bots, sin cuenta.
no-script = Parlour se juega en el navegador y necesita JavaScript.
site-lost = Desde esta dirección no se encuentran los archivos de este sitio. Abre su primera página; quien lo puso aquí tiene que copiar la carpeta entera.
