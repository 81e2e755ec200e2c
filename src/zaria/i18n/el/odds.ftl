odds-in = { $ways } στα { $of }
odds-never = καμία
odds-sure = σίγουρο
